/** Other ways to book a package: sent as texts, so that the page's script carries none of them. */
export const alternativeWords = {
  private: 'Private, for your group',
  /** The price of a private trip for the party that was given, on the date that is shown. */
  privateAt: (travellers: number, total: string) =>
    travellers === 1 ? `Private, for you alone: ${total}` : `Private, for your group of ${travellers}: ${total} in all`,
  group: 'Bring a group or a parish',
} as const

/** What stands under every price of the panel: sent as a text, likewise. */
export const panelFoot =
  'Cancelling is free until we confirm. For international adults sharing rooms. Children and residents pay less.'

/** Why the panel opens with another month or party than a visitor may think: sent as texts, likewise. */
export const panelNotes = {
  noDateIn: (month: string, travellers: number) =>
    `No date in ${month} has ${travellers === 1 ? 'a seat' : `${travellers} seats`} left. Shown is the next date.`,
  oneLeft: 'One seat is left on this date: this is the price for one traveller.',
} as const
