import type { Day } from '#values/dates.ts'
import type { ConsentWay, TestimonialLanguage } from './testimonial.ts'

export type TestimonialTables = {
  testimonials: {
    id: string
    quotation: string
    name: string
    home_place: string
    package_id: number | null
    hotel_id: string | null
    travelled_on: Day
    language: TestimonialLanguage
    translated: boolean
    on_home: boolean
    consent_on: Day
    consent_how: ConsentWay
  }
}
