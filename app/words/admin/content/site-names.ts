import type { Topic } from '#features/blog/post.ts'
import type { ExperienceKind } from '#features/community/experience.ts'
import type { Style } from '#features/packages/package.ts'
import type { CountryRule, YearFor } from '#features/places/country-guide.ts'
import type { Comfort, Season } from '#features/pricing/packages/package-rates.ts'
import type { TestimonialLanguage } from '#features/testimonials/testimonial.ts'

/** What the site calls these in English: editors choose by the names that visitors read (site-names.test.ts). */

export const experienceKindNames: Record<ExperienceKind, string> = {
  homestay: 'Homestays',
  craft: 'Crafts',
  'food-farm': 'Food and farms',
  culture: 'Dance and heritage',
  conservation: 'Forest and bees',
  lake: 'Lakes',
  trail: 'Trails',
  education: 'Reading rooms',
}

export const topicNames: Record<Topic, string> = {
  planning: 'Planning',
  gorillas: 'Gorillas and chimpanzees',
  kibeho: 'Kibeho',
  parks: 'Parks and lakes',
  people: 'People and history',
  roads: 'Roads, cars and freight',
}

export const countryRuleNames: Record<CountryRule, string> = {
  visa: 'Visa',
  'yellow-fever': 'Yellow fever',
  malaria: 'Malaria',
  safety: 'Safety',
  money: 'Money',
  tipping: 'Tipping',
  plastic: 'Plastic bags',
  drones: 'Drones',
  taxes: 'Taxes on your bill',
}

export const yearNames: Record<YearFor, string> = {
  wildlife: 'For animals',
  primates: 'For gorillas and chimpanzees',
  shore: 'For the shore',
  birds: 'For birds',
}

export const languageNames: Record<TestimonialLanguage, string> = {
  en: 'English',
  fr: 'French',
  rw: 'Kinyarwanda',
  sw: 'Swahili',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
}

export const styleNames: Record<Style, string> = {
  gorillas: 'Gorillas',
  chimpanzees: 'Chimpanzees',
  savannah: 'Savannah',
  walking: 'On foot',
  cycling: 'By bicycle',
  lake: 'Lakes',
  coast: 'Coast',
  mountain: 'Mountains',
  culture: 'Culture and history',
  community: 'With a community',
  pilgrimage: 'Pilgrimage',
  city: 'City',
}

export const comfortNames: Record<Comfort, string> = { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' }

export const seasonNames: Record<Season, string> = { low: 'Low season', high: 'High season' }
