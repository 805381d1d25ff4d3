/** A browser in the admin area and what it runs on. */
export const deviceWords = {
  browser: 'Unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const
