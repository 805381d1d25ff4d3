import type { OrderedCrew } from '#features/supply/reads-ordered-crew.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'

/** A guide or a vehicle of a supplier as the office reads it: who sends it, what and when, and how far the order is. */
export function orderedCrewView(read: ReadWords, { id, kind, title, supplier, state, firstDay, lastDay }: OrderedCrew) {
  const words = read(orderLineWords)
  const what = title || words.kinds[kind]
  return {
    id,
    name: supplier || what,
    text: [supplier && what, read.format.days(firstDay, lastDay)].filter(Boolean).join(', '),
    state: words.statesShort[state],
    tone: state === 'confirmed' || state === 'used' ? ('ok' as const) : ('warn' as const),
  }
}

/** Whether its supplier has confirmed it. */
export const isSettled = ({ tone }: Pick<OrderedCrewView, 'tone'>): boolean => tone === 'ok'

export type OrderedCrewView = ReturnType<typeof orderedCrewView>
