import type { ProposalContent, ProposedDay, ProposedItem, ProposedLetter } from '#features/proposals/proposal-content.ts'
import { isInOption } from '#features/proposals/proposal-content.ts'

/** A day of an option as its page shows it: what begins on it, and where the night is, also of a stay that began earlier. */
export type ShownDay = ProposedDay & { items: readonly ProposedItem[]; nights: readonly (ProposedItem & { isAgain: boolean })[] }

/** The days of an option with their items. A stay stands at each of its nights; fees and permits stand last. */
export function shownDays({ days, items }: Pick<ProposalContent, 'days' | 'items'>, letter: ProposedLetter): ShownDay[] {
  const own = items.filter((item) => isInOption(item, letter))
  const isNight = ({ kind, dayUse }: ProposedItem) => kind === 'stay' && !dayUse
  return days.map((day) => {
    const begins = own.filter((item) => item.day === day.day && !isNight(item))
    return {
      ...day,
      items: [...begins.filter(({ kind }) => kind !== 'fee'), ...begins.filter(({ kind }) => kind === 'fee')],
      nights: own
        .filter((item) => isNight(item) && item.day <= day.day && day.day < item.day + item.days)
        .map((item) => ({ ...item, isAgain: item.day < day.day })),
    }
  })
}

/** Where an option sleeps, night after night in one house counted together. */
export function staysOf({ items }: Pick<ProposalContent, 'items'>, letter: ProposedLetter): { title: string; nights: number }[] {
  return items
    .filter((item) => isInOption(item, letter) && item.kind === 'stay' && !item.dayUse && !item.optional)
    .map(({ title, days }) => ({ title, nights: days }))
}
