/** An amount in USD cents as one types it: '1240', '1240.50'. What could not be read as one stays as it was typed. */
export function moneyTyped(value: unknown): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value)
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
}
