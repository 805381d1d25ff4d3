import { z } from 'zod'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import { type Day, daysBetween, isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { cutOffField, noteField, seatsField } from '../departure-form.ts'
import { longestSeries, mostOfSeries, nths } from './series.ts'

const day = z.string({ error: 'day-wrong' }).refine(isDay, 'day-wrong')
const optionalDay = day.optional().transform((text) => text ?? '')
const choice = <const Value extends readonly string[]>(values: Value) => z.enum(values, { error: 'choice-wrong' })

/** Pasted days, separated by line breaks, commas or spaces. An invalid day is named in the fault. */
export function readDays(text: string): { days: Day[]; wrong: string[] } {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  return { days: words.filter(isDay), wrong: words.filter((word) => !isDay(word)) }
}

/** The fields that all departures of a series share. The package is given as typed. */
const alike = {
  package: oneLine('package-missing', 200),
  comfort: choice(comforts),
  capacity: seatsField,
  minimum: seatsField,
  cutOffDays: cutOffField,
  note: noteField,
}

/** The form of a series. Weekdays are '0' for Sunday to '6', one checkbox each. */
export const SeriesForm = z
  .object({
    ...alike,
    rule: choice(['weekly', 'monthly', 'days']),
    first: optionalDay,
    last: optionalDay,
    everyWeeks: z.number({ error: 'weeks-wrong' }).int('weeks-wrong').min(1, 'weeks-wrong').max(26, 'weeks-wrong').default(1),
    weekdays: z
      .partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6']), z.literal('on'), { error: 'choice-wrong' })
      .optional()
      .transform((ticked) => Object.keys(ticked ?? {}).map(Number)),
    nth: choice(nths).default('1'),
    weekday: z.number({ error: 'choice-wrong' }).int().min(0).max(6).default(6),
    days: z
      .string()
      .max(mostOfSeries * 12, 'too-many-days')
      .optional()
      .transform((text) => text ?? ''),
  })
  .superRefine((form, refine) => {
    const addIssue = (path: string, message: string) => refine.addIssue({ code: 'custom', path: [path], message })
    if (form.rule === 'days') {
      const { days, wrong } = readDays(form.days)
      if (wrong.length > 0) addIssue('days', 'pasted-wrong')
      else if (days.length === 0) addIssue('days', 'pasted-none')
      return
    }
    if (!form.first) addIssue('first', 'day-wrong')
    if (!form.last) addIssue('last', 'day-wrong')
    if (form.first && form.last && form.last < form.first) addIssue('last', 'last-before-first')
    else if (form.first && form.last && daysBetween(form.first, form.last) > longestSeries) addIssue('last', 'too-long-series')
    if (form.rule === 'weekly' && form.weekdays.length === 0) addIssue('weekdays', 'weekday-missing')
  })
export type SeriesValues = z.output<typeof SeriesForm>
