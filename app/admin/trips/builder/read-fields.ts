import { isDay } from '#values/dates.ts'

/** What is wrong with fields, by their names: keys of sentences in app/words. */
export type FieldErrors = Record<string, string>

/** Reads fields of a form one by one, and collects what is wrong. Empty fields are null. */
export function fieldsOf(form: FormData) {
  const errors: FieldErrors = {}
  const fault = (name: string, key: string) => {
    errors[name] ??= key
  }
  const plain = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim() : ''
  }
  return {
    errors,
    fault,
    plain,
    isOn: (name: string) => form.get(name) === 'on',
    text(name: string, most: number, missing?: string) {
      const value = plain(name)
      if (String(form.get(name)).includes('\0')) fault(name, 'strange-characters')
      if (value.length > most) fault(name, 'too-long')
      if (value === '' && missing) fault(name, missing)
      return value
    },
    number(name: string, [least, most]: readonly [number, number], wrong = 'number-wrong') {
      const value = plain(name)
      if (value === '') return null
      if (/^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
      fault(name, wrong)
      return null
    },
    day(name: string, [from, before]: readonly [string, string], wrong = 'day-wrong') {
      const value = plain(name)
      if (value === '') return null
      if (isDay(value) && value >= from && value < before) return value
      fault(name, wrong)
      return null
    },
    /** A share in percent, '12.5', '-5' or '20%', in basis points. */
    basisPoints(name: string, [least, most]: readonly [number, number], wrong: string) {
      const value = plain(name).replace(/\s*%$/, '').replace('−', '-')
      const bp = /^-?\d{1,3}(?:\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : Number.NaN
      if (bp >= least && bp <= most) return bp
      fault(name, wrong)
      return 0
    },
  }
}
export type Fields = ReturnType<typeof fieldsOf>

/** What a form said, or what is wrong with it. */
export type Read<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

export const readOf = <Value>({ errors }: Fields, value: Value): Read<Value> =>
  Object.keys(errors).length > 0 ? { errors } : { value }
