import { type Posted, rowNumbers, textAt } from '../posted.ts'
import { type Choices, widgetField } from '../shape.ts'
import { PicturePicker } from './picture-picker.tsx'

/** The pictures that the fields below a path name, each once. An open choice posts nothing. */
export const readPictures = (posted: Posted, path: string): string[] => [
  ...new Set(rowNumbers(posted, path).flatMap((at) => textAt(posted, `${path}.${at}`)?.trim() || [])),
]

/** Pictures by what they show; by its id one that is not among the choices any more. */
export const picturesText = (ids: readonly string[], choices: Pick<Choices, 'pictures'>): string =>
  ids.map((id) => choices.pictures?.find((picture) => picture.id === id)?.alt ?? id).join('\n')

/** Photographs of the library by their ids, in their order. */
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
        pictures={choices.pictures ?? []}
      />
    )
  },
  read: readPictures,
  describe: (ids) => (Array.isArray(ids) ? ids.join('\n') : String(ids)),
  differ: (before, after, choices) => [{ at: '', before: picturesText(before, choices), after: picturesText(after, choices) }],
  fresh: () => '',
  asks: ['pictures'],
})

const listOf = (id: string | null | undefined): string[] => (id ? [id] : [])

/** One photograph of the library by its id, or none. */
export const pictureField = widgetField<string | null>({
  Component: ({ name, label, hint, problem, value, onChange, choices }) => (
    <PicturePicker
      name={name}
      label={label}
      {...(hint && { hint })}
      {...(problem && { problem })}
      value={listOf(value)}
      onChange={([id]) => onChange(id ?? null)}
      pictures={choices.pictures ?? []}
      most={1}
    />
  ),
  read: (posted, path) => readPictures(posted, path)[0] ?? null,
  describe: (id) => id ?? '',
  differ: (before, after, choices) => [
    { at: '', before: picturesText(listOf(before), choices), after: picturesText(listOf(after), choices) },
  ],
  asks: ['pictures'],
})
