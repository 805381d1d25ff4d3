import type { ReactNode } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { FormReply } from '../form-reply.ts'
import { answerOf } from './form-answers.ts'

type Props = { name: string; label: ReactNode; hint?: ReactNode; reply: FormReply }

/** A field for a whole number. */
export const NumberField = ({ name, label, hint, reply, least, most }: Props & { least: number; most: number }) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    type="number"
    inputMode="numeric"
    min={least}
    max={most}
    {...answerOf(reply, name)}
  />
)

/** A day that is chosen from the calendar, between two days inside. */
export const DayField = ({ name, label, hint, reply, from, to }: Props & { from: string; to: string }) => (
  <TextField name={name} label={label} hint={hint} type="date" min={from} max={to} {...answerOf(reply, name)} />
)

/** One of a few numbers. */
export function CountField({ name, label, hint, reply, least, most }: Props & { least: number; most: number }) {
  const choices = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      choices={choices.map((value) => ({ value, words: value }))}
      {...answerOf(reply, name)}
    />
  )
}
