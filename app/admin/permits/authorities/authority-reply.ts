import type { AuthorityRefusal } from '#features/permits/authorities/save-authority.server.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { authorityListWords } from '../../../words/admin/permits/authorities.ts'
import { residencyWords } from '../../../words/residencies.ts'
import type { Changed } from '../../components/changed-note.tsx'
import { instantText } from '../../components/instants.ts'
import { workDaysText, zoneText } from './authority-facts.ts'

/** The reply where an authority was not saved: what was typed, what is wrong with it, and what somebody else saved first. */
export type AuthorityReply = {
  values: Record<string, string>
  errors: Record<string, string>
  changed?: Changed
  version?: number
}

type Named = readonly { id: string; name: string }[]
type OfField = Exclude<AuthorityRefusal, { reason: 'authority-unknown' | 'changed-meanwhile' }>

/** Why it was refused, at its field. */
export function authorityReply(read: ReadWords, refusal: OfField, permits: Named): Record<string, string> {
  const words = read(authorityListWords)
  if (refusal.reason === 'name-taken') return { name: words.problems['name-taken'] }
  const permit = permits.find(({ id }) => id === refusal.feeId)?.name ?? refusal.feeId
  switch (refusal.reason) {
    case 'fee-unknown':
      return { fees: words.problems['fee-unknown'] }
    case 'fee-taken':
      return { fees: words.feeTaken({ permit, authority: refusal.by }) }
    case 'fee-has-terms':
      return { fees: words.feeHasTerms({ permit }) }
  }
}

type Shown = { permits: Named; suppliers: readonly { value: string; words: string }[]; now: Date }

/** What somebody else saved first, by the fields of the form. */
export function savedAuthorityRows(
  read: ReadWords,
  { now: saved, by }: Extract<AuthorityRefusal, { reason: 'changed-meanwhile' }>,
  { permits, suppliers, now }: Shown,
): Changed {
  const { fields } = read(authorityListWords)
  const residencyNames = read(residencyWords)
  return {
    who: by?.who ?? '',
    when: by ? instantText(by.at, now, read.format) : '',
    theirs: [
      [fields.name, saved.name],
      [fields.countryId, saved.country],
      [fields.supplierId, suppliers.find(({ value }) => value === String(saved.supplierId))?.words ?? fields.noSupplier],
      [fields.closesAt, saved.closesAt],
      [fields.timeZone, zoneText(saved.timeZone)],
      [fields.worksOn, workDaysText(read, saved.worksOn)],
      [fields.licence, saved.licence],
      [fields.licenceUntil, saved.licenceUntil ? read.format.day(saved.licenceUntil) : ''],
      [fields.numberPattern, saved.numberPattern],
      [
        fields.fees,
        permits
          .filter(({ id }) => saved.feeIds.includes(id))
          .map(({ name }) => name)
          .join('; '),
      ],
      ...residencies.map((one): [string, string] => [residencyNames[one], saved.evidence[one] ?? '']),
    ],
  }
}
