/** The uses of a template: emails about a booking, about an enquiry, or any. */
export const templateFor = ['booking', 'enquiry', 'any'] as const
export type TemplateFor = (typeof templateFor)[number]
