import { createHash } from 'node:crypto'
import { categoriesOf } from '#platform/languages/read-translation.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { type ShownUnit, shownUnit } from '../shown-unit.ts'
import type { MessageUnit } from './message-units.server.ts'

/** A message as its form shows it: with the English before, with what visitors read beside a draft, and with the plurals that the language needs. */
export function shownMessage(read: ReadWords, unit: MessageUnit, { counts, now }: { counts: string; now: Date }): ShownUnit {
  const words = read(translationAdminWords).messages
  const { message, stored, text, own } = unit
  const { shipped } = message
  const former = unit.former ? (stored?.approvedOf ?? shipped?.of) : stored?.draft ? stored.draftOf : undefined
  const seen = stored?.draft ? (stored.approved ?? shipped?.text) : undefined
  const isReplaced = stored?.approved != null && stored.approvedOf !== text && shipped?.of === text
  return {
    ...shownUnit(read, unit, now),
    place: message.path,
    // Nobody of the staff has written what is shipped.
    ...(stored ? {} : { edited: undefined }),
    formerEnglish: former && former !== text ? former : undefined,
    notes: [
      ...(seen && seen !== own?.draft ? [words.visitorsRead({ text: seen })] : []),
      ...(isReplaced ? [words.yoursBefore({ text: stored.approved ?? '' })] : []),
      ...(text.includes(', plural,') ? [words.plurals({ cases: [...new Set(categoriesOf(counts).whole)].join(', ') })] : []),
    ],
  }
}

/** The messages that approving all of a page is about: drafts and what is shipped unread. */
export const toApprove = (units: readonly MessageUnit[]): MessageUnit[] => units.filter(({ state }) => state === 'unread')

/** Names what somebody has read on a page: when a text or a version changes, it is another. */
export const stampOf = (units: readonly MessageUnit[]): string =>
  createHash('sha256')
    .update(JSON.stringify(units.map(({ hash, own }) => [hash, own?.version, own?.draft])))
    .digest('base64url')
    .slice(0, 22)
