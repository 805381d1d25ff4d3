/** The sentence of a season strip, worded on the server. */
export const seasonWords = {
  best: (months: string) => `Best in ${months}.`,
  good: (months: string) => `Good in ${months}.`,
  avoid: (months: string) => `Best avoided in ${months}.`,
} as const
