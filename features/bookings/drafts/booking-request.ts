import { z } from 'zod'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import { hasAdult, readAges } from '#features/orders/requested-party.ts'
import { visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import { email, longText, oneLine, phone, visitorPhone } from '#values/form-text.ts'

const bornOn = z.iso.date('born-on-wrong').refine((day) => day >= '1900-01-01', 'born-on-wrong')

const residency = z.enum(['foreign', 'resident', 'african', 'eac'], { error: 'residency-missing' })

/** Which fees all of a party pay in parks: those of visitors from abroad where nothing else is said that makes sense. */
const partyResidency = residency.catch('foreign')

const comfort = z.enum(['simple', 'lodge', 'luxury'], { error: 'comfort-missing' })

/** The slug of a product. */
const slug = (missing: string) => z.string({ error: missing }).regex(/^[a-z0-9-]{1,120}$/, missing)

/** A whole number from `least` to `most`; `tooMany` is the message key for a larger one. */
const count = (wrong: string, least: number, most: number, tooMany = wrong) =>
  z.number({ error: wrong }).int(wrong).min(least, wrong).max(most, tooMany)

/** An existing day. `dayProblem` (choice.ts) checks whether it can be booked: a schema knows no clock. */
const day = z.string({ error: 'day-missing' }).pipe(z.iso.date('day-wrong'))

/** A time of the day, 'HH:MM'. */
const time = z.string({ error: 'time-missing' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time-missing')

const childAges = z
  .string()
  .max(400, 'ages-wrong')
  .optional()
  .transform((text, ctx) => {
    const ages = readAges(text ?? '')
    if (ages) return ages
    ctx.addIssue({ code: 'custom', message: 'ages-wrong' })
    return z.NEVER
  })

const noAdult = { message: 'no-adult', path: ['childAges'] }

/**
 * Step 1 of a departure: which one, how many, the ages of the children among them, and the residency and the accommodation level if the
 * page before asked for them.
 */
export const DepartureAnswer = z
  .object({
    departure: slug('departure-missing'),
    travellers: count('travellers-wrong', 1, mostTravellers.departure, 'party-too-large'),
    childAges,
    residency: partyResidency,
    comfort: comfort.optional(),
  })
  .refine(hasAdult, noAdult)
export type DepartureAnswer = z.infer<typeof DepartureAnswer>

/** Step 1 of a package on a private date. */
export const JourneyAnswer = z
  .object({
    package: slug('package-missing'),
    startsOn: day,
    travellers: count('travellers-wrong', 1, mostTravellers.journey, 'party-too-large'),
    childAges,
    residency: partyResidency,
    comfort,
  })
  .refine(hasAdult, noAdult)
export type JourneyAnswer = z.infer<typeof JourneyAnswer>

/** Step 1 of a pilgrimage for a group: a head count, the ages of the children, and one residency for all. */
export const PilgrimsAnswer = z.object({
  package: slug('package-missing'),
  startsOn: day,
  adults: count('group-adults-wrong', 1, mostTravellers.pilgrims, 'group-too-large'),
  childAges,
  residency,
  comfort,
})
export type PilgrimsAnswer = z.infer<typeof PilgrimsAnswer>

/** Step 1 of a stay: which nights, and who sleeps in which room. */
export const StayAnswer = z.object({
  hotel: slug('hotel-missing'),
  startsOn: day,
  endsOn: day,
  rooms: z
    .array(
      z.object({
        room: slug('room-missing'),
        board: z.enum(['RO', 'BB', 'HB', 'FB', 'GP'], { error: 'board-missing' }),
        adults: count('adults-wrong', 1, 10),
        childAges,
      }),
      { error: 'rooms-missing' },
    )
    .min(1, 'rooms-missing')
    .max(10, 'rooms-many'),
})
export type StayAnswer = z.infer<typeof StayAnswer>

/** Step 1 of a car hire. `hireProblems` (choice.ts) requires the driver, or the pick-up place, only for a booking. */
export const HireAnswer = z.object({
  vehicleClass: slug('class-missing'),
  fromDay: day,
  fromTime: time,
  toDay: day,
  toTime: time,
  vehicles: count('vehicles-wrong', 1, 10),
  travellers: count('travellers-hire-wrong', 1, mostTravellers.hire),
  drive: z.enum(['with-driver', 'self'], { error: 'drive-missing' }),
  driverBornOn: bornOn.optional(),
  driverLicensedSince: z.iso
    .date('licence-wrong')
    .refine((since) => since >= '1900-01-01', 'licence-wrong')
    .optional(),
  pickUpPlace: oneLine('pick-up-missing', 200).optional(),
  pickUpFlight: oneLine('pick-up-flight-wrong', 40).optional(),
  /** Ids of the ticked countries. */
  abroad: z
    .record(z.string().regex(/^[a-z-]{1,40}$/, 'abroad-wrong'), z.literal('on', { error: 'abroad-wrong' }), {
      error: 'abroad-wrong',
    })
    .optional()
    .transform((ticked) => Object.keys(ticked ?? {})),
})
export type HireAnswer = z.infer<typeof HireAnswer>

/** What a quote does not store and a booking needs: the driver, or the pick-up place. */
export const HireDetailsAnswer = HireAnswer.pick({
  driverBornOn: true,
  driverLicensedSince: true,
  pickUpPlace: true,
  pickUpFlight: true,
})

/** Step 2 of a journey: who travels, and how to reach them. The first traveller leads the party. */
export const TravellersAnswer = z.object({
  travellers: z
    .array(
      z.object({
        firstNames: oneLine('first-names-missing', 80),
        familyName: oneLine('family-name-missing', 80),
        bornOn,
        residency,
      }),
      { error: 'travellers-wrong' },
    )
    .min(1, 'travellers-wrong')
    .max(mostTravellers.departure, 'party-too-large'),
  email,
  phone: visitorPhone,
})
export type TravellersAnswer = z.infer<typeof TravellersAnswer>

/** Step 2 of a group, a stay or a hire: only the contact. A group names its travellers later, on its booking page. */
export const ContactAnswer = z.object({ name: oneLine('name-missing', 120), email, phone })
export type ContactAnswer = z.infer<typeof ContactAnswer>

/** The same of a visitor, whose phone number staff must be able to dial. Staff who take down a number know its country. */
export const VisitorContact = ContactAnswer.extend({ phone: visitorPhone })

/** Step 3: the accommodation level of a journey, extras, a discount code as typed, and a message. */
export const ExtrasAnswer = z.object({
  comfort: comfort.optional(),
  singleRooms: count('single-rooms-wrong', 0, mostTravellers.pilgrims).default(0),
  extras: z
    .array(z.object({ id: slug('extra-unknown'), quantity: count('extra-wrong', 0, 99).default(0) }), { error: 'extra-unknown' })
    .max(60, 'extra-unknown')
    .default([]),
  code: z
    .string()
    .trim()
    .max(40, 'code-wrong')
    .regex(/^[A-Za-z0-9 -]*$/, 'code-wrong')
    .optional()
    .transform((code) => code || null),
  message: longText,
})
export type ExtrasAnswer = z.infer<typeof ExtrasAnswer>

/** Step 4: the payment method, the terms, and which terms and price (in minor units) were on the screen: no others count. */
export const PaymentAnswer = z.object({
  agreedTotalMinor: z.number({ error: 'price-unseen' }).int('price-unseen').min(0, 'price-unseen'),
  method: z.enum(visitorPaymentMethods, { error: 'method-missing' }),
  terms: z.literal(true, { error: 'terms-missing' }),
  /** Which terms were shown (`termsKey`). */
  agreedTerms: z.string().max(80).default(''),
})
export type PaymentAnswer = z.infer<typeof PaymentAnswer>

/** A whole party for the waiting list of a full departure. */
export const WaitingAnswer = VisitorContact.extend({
  departure: DepartureAnswer.shape.departure,
  travellers: DepartureAnswer.shape.travellers,
})
export type WaitingAnswer = z.infer<typeof WaitingAnswer>

/** The request for a lost link. */
export const LostLinkAnswer = z.object({ reference: oneLine('reference-missing', 40), email })
