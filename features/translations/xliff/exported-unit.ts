import { type UnitState, type UnitToTranslate, unitStates } from '../translation.ts'
import { type Pieces, piecesOfMarks } from './coded-text.ts'
import type { XliffUnit } from './write-xliff.ts'

export const textChoices = ['all', 'open', ...unitStates] as const
/** Which texts of a content are meant: all, those of one state, or with `open` those that nobody has approved. */
export type TextChoice = (typeof textChoices)[number]

export const isChosen = (state: UnitState, choice: TextChoice): boolean =>
  choice === 'all' || (choice === 'open' ? state !== 'approved' : state === choice)

/** The mark of a translation that a machine wrote. */
const byMachine = 'impamba:machine'

/** What a text is called, and what else whoever translates it should know (`hint`). */
type Labels = { place: string; state: string; formerEnglish: string; formerTranslation: string; hint?: string | undefined }

/**
 * A text as an export has it, with its draft or else its approved translation. The translation of a former English is a note,
 * since it is none of this text. `formerEnglish`: what that one translates, where it is known. `pieces`: what is a code in its texts.
 */
export function exportedUnit(
  unit: UnitToTranslate,
  labels: Labels,
  formerEnglish: string | undefined,
  pieces: (text: string) => Pieces = piecesOfMarks,
): XliffUnit {
  const { hash, place, text, own, former } = unit
  const target = own?.draft ?? own?.approved ?? undefined
  return {
    id: hash,
    name: place,
    notes: [
      { category: 'place', text: labels.place },
      { category: 'state', text: labels.state },
      ...(labels.hint ? [{ category: 'hint', text: labels.hint, about: 'target' as const }] : []),
      ...(former && formerEnglish
        ? [{ category: 'former-source', text: `${labels.formerEnglish}: ${formerEnglish}`, about: 'source' as const }]
        : []),
      ...(former
        ? [{ category: 'former-target', text: `${labels.formerTranslation}: ${former.text}`, about: 'target' as const }]
        : []),
    ],
    source: pieces(text),
    ...(target !== undefined && { target: pieces(target) }),
    state: own?.draft ? 'translated' : own?.approved ? 'final' : 'initial',
    ...(own?.draftBy === 'machine' && { subState: byMachine }),
  }
}
