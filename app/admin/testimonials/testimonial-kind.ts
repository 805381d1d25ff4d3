import { testimonialAdminWords } from '../../words/admin/content/testimonials.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, line, lines } from '../content/fact-fields.ts'
import { TestimonialPreview } from './testimonial-preview.tsx'

/** Testimonials in the admin area. */
export const testimonialKind = contentKind('voice', (read) => {
  const words = read(testimonialAdminWords)
  const { fields: f } = words
  const months = read.format.months.map((month, at) => ({ value: at + 1, words: month }))
  return {
    names: 'name',
    words: words.list,
    hasNoAddress: true,
    Look: TestimonialPreview,
    shape: [
      {
        id: 'words',
        title: words.parts.words,
        lede: words.ledes.words,
        fields: [
          { ...lines('quotation', f.quotation, 5), as: 'text', most: 900 },
          line('name', f.name),
          line('home', f.home),
          choice('language', f.language, words.languages),
          { key: 'translated', as: 'yes', ...f.translated },
        ],
      },
      {
        id: 'about',
        title: words.parts.about,
        lede: words.ledes.about,
        fields: [
          { key: 'journey', as: 'pick', from: 'packages', ...f.journey },
          { key: 'hotel', as: 'pick', from: 'hotels', ...f.hotel },
          { key: 'month', as: 'degree', options: months, ...f.month },
          count('year', f.year),
          { key: 'onHome', as: 'yes', wide: true, ...f.onHome },
        ],
      },
      {
        id: 'consent',
        title: words.parts.consent,
        lede: words.ledes.consent,
        fields: [
          { key: 'consent', as: 'yes', wide: true, ...f.consent },
          { key: 'consentOn', as: 'day', ...f.consentOn },
          choice('consentHow', f.consentHow, words.ways),
        ],
      },
    ],
  }
})
