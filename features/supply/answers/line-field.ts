/** The name of a field of the answer form: that of line 7 is 'answer-7'. */
export const lineField = (name: 'answer' | 'reference' | 'until' | 'amount', lineId: number): string => `${name}-${lineId}`
