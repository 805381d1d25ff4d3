import { z } from 'zod'
import { addMonths, type Day } from '#values/dates.ts'
import { email, longText, oneLine, phone } from '#values/form-text.ts'
import {
  budgets,
  feasts,
  groupRooms,
  monthsAhead,
  monthsFrom,
  mostDays,
  mostTravellers,
  pilgrims,
  sleeps,
  topics,
  wishes,
} from './enquiry-choices.ts'

const optionalLine = (most: number) =>
  oneLine('too-long', most)
    .optional()
    .transform((text) => text ?? '')

/** An empty text means no choice: every choice of these forms is optional. */
const optionalChoice = <const Value extends string>(values: readonly Value[]) =>
  z
    .enum(values, { error: 'choice-wrong' })
    .optional()
    .transform((value): Value | '' => value ?? '')

const count = (wrong: string, least: number, most: number) =>
  z.number({ error: wrong }).int(wrong).min(least, wrong).max(most, wrong)

const ticks = <const Value extends string>(values: readonly Value[]) =>
  z
    .partialRecord(z.enum(values), z.literal('on', { error: 'choice-wrong' }), { error: 'choice-wrong' })
    .optional()
    .transform((ticked) => values.filter((value) => ticked?.[value] !== undefined))

/** Whom to answer. A phone is welcome and never needed. */
const reach = {
  name: oneLine('name-missing', 120),
  email,
  phone: phone.optional().transform((text) => text ?? ''),
}

/** A question about anything. */
export const ContactForm = z.object({
  topic: z.enum(topics, { error: 'choice-wrong' }),
  ...reach,
  message: longText.refine((text) => text !== '', 'message-missing'),
})

/** A tailor-made journey: everything but the contact is optional. `today` is Kigali's. */
export const tailorMadeForm = (today: Day) =>
  z.object({
    about: optionalLine(120),
    what: ticks(wishes),
    where: optionalLine(200),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'choice-wrong')
      .refine((month) => isMonthAhead(month, today), 'month-wrong')
      .optional()
      .transform((month) => month ?? ''),
    days: count('days-wrong', 1, mostDays).optional(),
    travellers: count('travellers-wrong', 1, mostTravellers),
    children: optionalLine(120),
    comfort: optionalChoice(sleeps),
    budget: optionalChoice(budgets),
    message: longText,
    ...reach,
  })

/** A pilgrimage for a parish or a group. `today` is Kigali's. */
export const parishForm = (today: Day) =>
  z
    .object({
      group: oneLine('group-missing', 120),
      pilgrims: count('pilgrims-wrong', pilgrims.least, pilgrims.most),
      leaders: count('leaders-wrong', 0, pilgrims.most).default(0),
      feast: z.enum(feasts, { error: 'choice-wrong' }),
      startsOn: z.iso
        .date('day-wrong')
        .refine((day) => day > today, 'day-past')
        .refine((day) => day <= addMonths(today, monthsAhead), 'day-too-far')
        .optional(),
      nights: count('nights-wrong', 1, 30).optional(),
      rooms: z.enum(groupRooms, { error: 'choice-wrong' }),
      busFrom: optionalLine(120),
      mass: z
        .string()
        .trim()
        .max(500, 'wishes-too-long')
        .regex(/^[^\0]*$/, 'strange-characters')
        .default(''),
      message: longText,
      ...reach,
    })
    .refine(({ pilgrims: all, leaders }) => leaders <= all, { path: ['leaders'], error: 'leaders-many' })
    .refine(({ feast, startsOn }) => feast !== 'own' || startsOn !== undefined, { path: ['startsOn'], error: 'day-missing' })

/** Our newsletter: `mailbox` is the email address, by a name that no other form on a page has. */
export const NewsletterForm = z.object({ mailbox: email })

const isMonthAhead = (month: string, today: Day) => monthsFrom(today).includes(month)
