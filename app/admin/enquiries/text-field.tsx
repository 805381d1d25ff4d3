import { FieldFrame, fieldProps } from '../../ui/field.tsx'

type Props = {
  /** The field's own name on the page, where several forms have one that is sent as `text`. */
  name: string
  label: string
  hint?: string
  rows: number
  most: number
  error: string | undefined
  defaultValue: string
}

/** Words of several lines, sent as `text`. */
export const WordsField = ({ rows, most, defaultValue, ...frame }: Props) => (
  <FieldFrame {...frame}>
    <textarea {...fieldProps(frame)} name="text" rows={rows} maxLength={most} defaultValue={defaultValue} />
  </FieldFrame>
)
