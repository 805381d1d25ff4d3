import { source } from '#platform/languages/source.ts'

/** The accommodation levels of journeys. */
export const comfortWords = source('comforts', { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' })
