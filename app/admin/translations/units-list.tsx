import { type Progress, type UnitState, unitStates } from '#features/translations/translation.ts'
import { useWords } from '../../languages/use-words.ts'
import { translationFileWords } from '../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { ShownUnit } from './shown-unit.ts'
import { UnitForm } from './unit-form.tsx'

/** What was refused of a text, with what was typed. */
export type UnitProblem = { hash: string; text: string; sentence: string }

type Props = {
  language: { code: string; name: string }
  units: readonly ShownUnit[]
  /** How many texts there are in each state and altogether; `only`: the state of those that are shown. */
  progress: Progress
  all: number
  only: UnitState | undefined
  /** The address of the texts in a state. */
  pathOf: (only: UnitState | undefined) => string
  /** What was done last, in words. */
  flash: string
  isEmptyFile: boolean
  problem: UnitProblem | undefined
}

/** Texts side by side with their translations, by their states. What was typed for a text that is shown no longer stands above them. */
export function UnitsList({ language, units, progress, all, only, pathOf, flash, isEmptyFile, problem }: Props) {
  const { entry: words, states } = useWords(translationAdminWords)
  const fileLabels = useWords(translationFileWords)
  const lost = problem && !units.some(({ hash }) => hash === problem.hash) ? problem : undefined
  return (
    <>
      <div className="flash">
        <Flash>{!problem && (isEmptyFile ? fileLabels.nothingToExport : flash)}</Flash>
        <div role="alert">
          {lost && (
            <p className="note bad">
              {lost.sentence} {lost.text}
            </p>
          )}
        </div>
      </div>
      <FilterBar
        label={words.filters}
        filters={[undefined, ...unitStates].map((state) => ({
          to: pathOf(state),
          word: state ? states[state] : words.all,
          count: state ? progress[state] : all,
          isOn: state === only,
        }))}
      />
      {units.length === 0 && <EmptyState title={words.none.title} text={words.none.text} />}
      {units.map((unit) => (
        <UnitForm key={unit.hash} unit={unit} language={language} problem={problem?.hash === unit.hash ? problem : undefined} />
      ))}
    </>
  )
}
