import { expect, test } from 'vitest'
import { answersTo } from './answers-to.ts'
import { defaultSettings } from './settings.ts'

const { company } = defaultSettings
const own = 'bookings@impamba.example'
const diane = 'diane@impamba.example'

test('an answer goes to the company, to the address that is set for answers, or to who wrote the email', () => {
  expect(answersTo({ company, answers: { email: '', toWriter: false } }, diane)).toBe(company.email)
  expect(answersTo({ company, answers: { email: own, toWriter: false } }, diane)).toBe(own)
  expect(answersTo({ company, answers: { email: own, toWriter: true } }, diane)).toBe(diane)
  expect(answersTo({ company, answers: { email: own, toWriter: true } })).toBe(own)
})
