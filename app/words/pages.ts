/** The frame of pages whose text staff write. */
export const pageWords = {
  contents: 'On this page',
  checkedOn: (day: string) => `Looked over on ${day}`,
  asOf: (year: number) => `As of ${year}`,
  source: 'Source',
  notChecked: 'Not checked: ask us before you count on it',
  confirm: 'Confirm before you travel',
  allCountries: 'Countries',
} as const
