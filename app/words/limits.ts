/** Shown when a form was sent too often. */
export const limitWords = {
  tooMany: (clock: string) => `Too many attempts. Wait until ${clock}, Kigali time, or write to us: nothing was lost.`,
} as const
