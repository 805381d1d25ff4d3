import { type ReactNode, useState } from 'react'
import { readPeriodTerms, type TermField, type TypedTerms, termField } from '#features/pricing/period-terms.ts'
import { raiseSteps } from '#features/pricing/raise-rate.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldFrame, fieldProps } from '../../../ui/field.tsx'
import { ratePeriodWords } from '../../../words/admin/content/rate-periods.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { type RowOf, Rows } from '../rows/rows.tsx'
import type { Widget } from '../widget-frame.tsx'
import {
  firstOverSince,
  laterPeriods,
  nextPeriod,
  type PeriodRules,
  periodChange,
  usualFrom,
  withoutFirstPeriod,
} from './period-rules.ts'
import { periodChangeText, periodName } from './period-text.ts'

type Tree = Record<string, unknown>

type Props = Omit<Widget<readonly Tree[]>, 'value'> & {
  rules: PeriodRules
  /** The whole content: the first period is in fields of its own. */
  content: Tree
  /** Changes the value of any field. */
  report: (key: string, value: unknown) => void
  problems: Readonly<Record<string, string>>
  children: (row: RowOf<Tree>) => ReactNode
}

/**
 * The rate periods after the first one, in the order of their days, each with its difference from the one before. A new one is
 * a copy of the last with a percentage. The buttons work without JavaScript too, by change-rows.ts.
 */
export function PeriodRows({ rules, content, report, problems, children, ...props }: Props) {
  const read = useReader()
  const words = read(ratePeriodWords)
  const { today } = useEditor()
  const rows = laterPeriods(content)
  const over = firstOverSince(content, today)
  const dropFirst = () => {
    for (const [key, value] of Object.entries(withoutFirstPeriod(rules, content))) report(key, value)
  }
  return (
    <Rows
      {...props}
      value={rows}
      rowName={(number) => periodName(read, rows[number - 1]?.from)}
      add=""
      fresh={(): Tree => ({})}
      most={12}
      className="periods"
      adder={(add) => <AddPeriod rules={rules} content={content} problems={problems} add={add} />}
      before={
        over && (
          <div className="row wraps period-over">
            <p className="small">{words.over({ day: read.format.day(over) })}</p>
            <button
              type="submit"
              name="do"
              value={`drop ${props.name}`}
              className="btn line sm"
              onClick={(event) => {
                event.preventDefault()
                dropFirst()
              }}
            >
              {words.dropFirst}
            </button>
          </div>
        )
      }
    >
      {(row) => (
        <>
          <div className="period-head">
            <h3>{periodName(read, row.row.from)}</h3>
            <p className="small muted num">{periodChangeText(read, periodChange(rules, content, row.at))}</p>
          </div>
          {children(row)}
        </>
      )}
    </Rows>
  )
}

type AddProps = Pick<Props, 'rules' | 'content' | 'problems'> & { add: (row: Tree) => void }

function AddPeriod({ rules, content, problems, add }: AddProps) {
  const words = useWords(ratePeriodWords)
  const { today, typed } = useEditor()
  const usual = { from: usualFrom(content, today), percent: '5', step: '1' }
  const givenOf = (field: TermField) => typed[termField(field)]
  const [terms, setTerms] = useState<Partial<TypedTerms>>({
    ...(givenOf('from') !== undefined && { from: givenOf('from') }),
    ...(givenOf('percent') !== undefined && { percent: givenOf('percent') }),
    ...(givenOf('step') !== undefined && { step: givenOf('step') }),
  } as Partial<TypedTerms>)
  const [faults, setFaults] = useState<Partial<Record<TermField, string>>>({})
  const shown = { ...usual, ...terms }
  const set = (field: TermField, value: string) => setTerms({ ...terms, [field]: value })
  const frame = (field: TermField) => ({
    name: termField(field),
    label: words.terms[field],
    wide: false,
    error: faults[field] ?? problems[termField(field)],
  })
  const press = () => {
    const typedTerms = readPeriodTerms(shown, laterPeriods(content).at(-1)?.from)
    if ('faults' in typedTerms) {
      setFaults(Object.fromEntries(typedTerms.faults.map(({ field, reason }) => [field, words.faults[reason]])))
      return
    }
    setFaults({})
    setTerms({ percent: shown.percent, step: shown.step })
    add(nextPeriod(rules, content, typedTerms.terms))
  }
  return (
    <div className="add-period">
      <p className="small muted">{words.addLede}</p>
      <div className="period-terms">
        <FieldFrame {...frame('from')}>
          <input
            {...fieldProps(frame('from'))}
            type="date"
            value={shown.from}
            onChange={({ currentTarget }) => set('from', currentTarget.value)}
          />
        </FieldFrame>
        <FieldFrame {...frame('percent')}>
          <input
            {...fieldProps(frame('percent'))}
            type="text"
            inputMode="numeric"
            className="num"
            value={shown.percent}
            onChange={({ currentTarget }) => set('percent', currentTarget.value)}
          />
        </FieldFrame>
        <FieldFrame {...frame('step')}>
          <select
            {...fieldProps(frame('step'))}
            value={shown.step}
            onChange={({ currentTarget }) => set('step', currentTarget.value)}
          >
            {raiseSteps.map((step) => (
              <option key={step} value={step}>
                {step}
              </option>
            ))}
          </select>
        </FieldFrame>
        <button
          type="submit"
          name="do"
          value="add laterRates"
          className="btn line sm"
          onClick={(event) => {
            event.preventDefault()
            press()
          }}
        >
          <EditorIcon name="add" /> {words.add({ year: shown.from.slice(0, 4) })}
        </button>
      </div>
    </div>
  )
}
