import type { ReactNode } from 'react'
import { TextField } from '../../ui/field.tsx'

type Props = {
  label: ReactNode
  hint: string
  defaultValue: string | undefined
  error: string | undefined
  name?: string
  lang?: string
}

/** The field of an email's subject. */
export const SubjectField = ({ name = 'subject', ...props }: Props) => <TextField name={name} maxLength={200} {...props} />
