import { rowNumbers, textAt } from '../posted.ts'
import { widgetField } from '../shape.ts'
import type { PickablePicture } from './picked.ts'
import { PicturePicker } from './picture-picker.tsx'

/** Pictures of the library by their ids, in an order. An open choice posts nothing. */
export const picturesField = widgetField<readonly string[]>({
  Component: ({ name, label, hint, problem, value, onChange, choices, problems }) => {
    const wrong = problem ?? Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1]
    return (
      <PicturePicker
        name={name}
        label={label}
        {...(hint && { hint })}
        {...(wrong && { problem: wrong })}
        value={value ?? []}
        onChange={onChange}
        pictures={(choices.pictures ?? []) as unknown as readonly PickablePicture[]}
      />
    )
  },
  read: (posted, path) => [...new Set(rowNumbers(posted, path).flatMap((at) => textAt(posted, `${path}.${at}`)?.trim() || []))],
  describe: (ids) => (Array.isArray(ids) ? ids.join('\n') : String(ids)),
  fresh: () => '',
  asks: ['pictures'],
})
