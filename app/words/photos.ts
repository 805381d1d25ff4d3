/** What stands around photographs on public pages. */
export const photoWords = {
  gallery: 'Photos',
  all: (count: number) => `All ${count} photos`,
  credit: (by: string) => `Photo: ${by}`,
  credits: (by: string) => `Photos: ${by}.`,
  place: (nth: number, count: number) => `${nth} of ${count}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
} as const
