import { createHash } from 'node:crypto'
import { translationHints } from '#features/translations/check-translation.ts'
import { partOfKind } from '#features/translations/xliff/message-file.ts'
import { isSaved, type PlannedTranslation } from '#features/translations/xliff/plan-import.ts'
import type { MessageFault } from '#platform/languages/message-fault.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { contentTitle } from '../content-title.ts'
import { messageFaultSentence } from '../message-fault-sentence.ts'
import { placeName } from '../place-name.ts'

/** A page with more rows is slow to render, and nobody reads them, so those that cannot be saved come first. */
const mostShown = 400
/** Of longer texts the beginning is shown. */
const longestShown = 240

export type ImportView = ReturnType<typeof importView>

/** What each translation of a plan comes to: its effect, or 'refused'. */
const resultOf = ({ effect, fault }: PlannedTranslation) => (fault ? 'refused' : effect)
type Result = Exclude<keyof typeof translationFileWords.tree.plan.sums, 'all'>

/** A plan as it is shown, and the stamp that names it and the drafts it would change in the form that saves it. */
export function importView(read: ReadWords, plan: readonly PlannedTranslation[]) {
  const { sums } = read(translationFileWords).plan
  const counts = new Map<Result, number>()
  for (const one of plan) counts.set(resultOf(one), (counts.get(resultOf(one)) ?? 0) + 1)
  const countOf = (result: Result) => counts.get(result) ?? 0
  const moving = plan.filter(({ effect }) => effect !== 'same' && effect !== 'untranslated')
  const shown =
    moving.length > mostShown ? [...moving.filter(({ fault }) => fault), ...moving.filter(({ fault }) => !fault)] : moving
  const results = Object.keys(sums).filter((key): key is Result => key !== 'all' && countOf(key as Result) > 0)
  return {
    rows: shown.slice(0, mostShown).map((one, row) => shownRow(read, one, row)),
    all: moving.length,
    faulty: countOf('refused'),
    saved: plan.filter((one) => isSaved(one, false)).length,
    over: countOf('over-approved'),
    sums: [sums.all({ count: plan.length }), ...results.map((result) => sums[result]({ count: countOf(result) }))],
    ...entriesOf(read, plan),
    stamp: createHash('sha256')
      .update(
        JSON.stringify(
          plan.map(({ line, kind, hash, text, seen, effect, fault }) => [line, kind, hash, text, seen, effect, fault]),
        ),
      )
      .digest('base64url')
      .slice(0, 22),
  }
}

function shownRow(read: ReadWords, one: PlannedTranslation, row: number) {
  const words = read(translationFileWords).plan
  const { line, file, kind, at, text, before, effect } = one
  return {
    row,
    line,
    entry: at ? contentTitle(read, at.entry) : file.slice(0, longestShown),
    place: at ? (partOfKind(kind) === undefined ? placeName(read, at.path) : at.path) : '',
    english: at ? short(at.text) : '',
    text: short(text),
    before: before === undefined ? undefined : words.before({ text: short(before) }),
    fault: faultOf(read, one),
    result: effect ? words.effects[effect] : '',
    hints: at && isSaved(one, true) ? translationHints(at.text, text).map((hint) => read(translationAdminWords).hints[hint]) : [],
  }
}

const faultOf = (read: ReadWords, { fault, of }: PlannedTranslation & { of?: MessageFault }) =>
  of ? messageFaultSentence(read, of) : fault && read(translationFileWords).plan.faults[fault]

const short = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text)

/** What becomes of each content: a line for each that has something new or wrong, and how many have not. */
function entriesOf(read: ReadWords, plan: readonly PlannedTranslation[]) {
  const { sums } = read(translationFileWords).plan
  const byEntry = Map.groupBy(
    plan.filter(({ at }) => at),
    ({ at }) => at?.entry.id ?? 0,
  )
  const contents = [...byEntry].map(([id, ones]) => {
    const results = Object.keys(sums).flatMap((key) => {
      const count = ones.filter((one) => resultOf(one) === key).length
      return key === 'all' || count === 0 ? [] : [sums[key as Result]({ count })]
    })
    const isUnchanged = ones.every(({ effect }) => effect === 'same' || effect === 'untranslated')
    return { id, title: ones[0]?.at ? contentTitle(read, ones[0].at.entry) : '', result: results.join(' '), isUnchanged }
  })
  return {
    entries: contents.filter(({ isUnchanged }) => !isUnchanged).map(({ id, title, result }) => ({ id, title, result })),
    unchanged: contents.filter(({ isUnchanged }) => isUnchanged).length,
  }
}
