import { comforts } from '#features/pricing/packages/package-rates.ts'
import { FieldFrame, fieldProps } from '../../ui/field.tsx'
import { comfortWords } from '../../words/trade.ts'
import { type Widget, WidgetFrame } from '../editor/widget-frame.tsx'
import type { WrittenComfort } from './read-comforts.ts'

/** How one sleeps, in the words for each comfort; one without words is not on sale. Posted as `<name>.lodge`. */
export function ComfortNotes({ name, label, hint, problem, value, onChange }: Widget<readonly WrittenComfort[]>) {
  const noteOf = (comfort: string) => value.find((one) => one.comfort === comfort)?.note ?? ''
  return (
    <WidgetFrame name={name} label={label} hint={hint} problem={problem}>
      <div className="form two">
        {comforts.map((comfort) => {
          const frame = { name: `${name}.${comfort}`, label: comfortWords[comfort], wide: true }
          return (
            <FieldFrame key={comfort} {...frame}>
              <textarea
                {...fieldProps(frame)}
                rows={2}
                value={noteOf(comfort)}
                onChange={({ currentTarget }) => {
                  const notes = comforts.map((one) => ({
                    comfort: one,
                    note: one === comfort ? currentTarget.value : noteOf(one),
                  }))
                  onChange(notes.filter(({ note }) => note !== ''))
                }}
              />
            </FieldFrame>
          )
        })}
      </div>
    </WidgetFrame>
  )
}
