/** What is done about a vehicle that was handed over: correcting what was recorded, and settling its deposit. */
export const otherForms = ['correct-out', 'correct-return', 'settle'] as const

/** The forms of a vehicle; `handover`: handing it over, or taking it back. */
export type HandoverFormName = 'handover' | (typeof otherForms)[number]

/** The form that an address opens, `?vehicle=12&form=settle`. */
export const readFormName = (text: string | null): HandoverFormName => otherForms.find((one) => one === text) ?? 'handover'
