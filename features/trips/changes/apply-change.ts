import { done, type Outcome } from '#values/outcome.ts'
import type { TripVersion } from '../trip-version.ts'
import { addDay, changeDay, moveDay, removeDay } from './change-days.ts'
import { changeOffer, changeParty } from './change-facts.ts'
import { addItem, changeItem, estimateItem, inOrder, moveItem, removeItem } from './change-items.ts'
import type { ChangeRefusal, VersionChange } from './version-change.ts'

type Changes = {
  [Change in VersionChange['change']]: (
    version: TripVersion,
    change: Extract<VersionChange, { change: Change }>,
  ) => Outcome<TripVersion, ChangeRefusal>
}

const changes: Changes = {
  party: changeParty,
  offer: changeOffer,
  exchange: (version, { fx }) => done({ ...version, fx }),
  rates: (version) => done(version),
  'confirm-prices': (version) => done(version),
  day: changeDay,
  'add-day': addDay,
  'remove-day': removeDay,
  'move-day': moveDay,
  'add-item': addItem,
  item: changeItem,
  'estimate-item': estimateItem,
  'move-item': moveItem,
  'remove-item': removeItem,
}

/** A draft after a change, its items in order and not yet costed anew. Refused: what does not fit, with the reason. */
export function applyChange<Change extends VersionChange>(
  version: TripVersion,
  change: Change,
): Outcome<TripVersion, ChangeRefusal> {
  const changed = changes[change.change](version, change as never)
  return changed.done ? done({ ...changed.value, items: inOrder(changed.value.items) }) : changed
}
