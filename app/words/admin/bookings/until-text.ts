/** 'until today at 18:00', 'until Tuesday 8 December at 18:00': a deadline that may begin with its own 'on'. */
export const untilText = (when: string): string => `until ${when.replace(/^on /, '')}`
