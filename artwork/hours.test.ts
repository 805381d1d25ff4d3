import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { hourClock } from './hour-clock.ts'
import { hourInks, hours, hoursCss } from './hours.ts'

test.each(hours)('at the hour %s pale text on the ground has a contrast of 10 to 1 or better', (hour) => {
  expect(contrast(hourInks[hour].P, hourInks[hour].r7)).toBeGreaterThanOrEqual(10)
})

test.each(hours)('at the hour %s the lamp and the sun are light enough for rules and focus on the ground', (hour) => {
  expect(contrast(hourInks[hour].L, hourInks[hour].r7)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(hourInks[hour].sun, hourInks[hour].r7)).toBeGreaterThanOrEqual(4.5)
})

test.each(hours)('the hour %s shows a time and only whole hex colours', (hour) => {
  const inks = hourInks[hour]
  expect(hourClock[hour]).toMatch(/^\d\d:\d\d$/)
  for (const [name, colour] of Object.entries(inks)) expect(colour, name).toMatch(/^#[0-9a-f]{6}$/)
})

test('the CSS has one block for each hour with every ink in it', () => {
  const css = hoursCss()
  for (const hour of hours) {
    const block = css.split('\n').find((line) => line.startsWith(`.h-${hour}{`))
    expect(block).toBeDefined()
    for (const [name, colour] of Object.entries(hourInks[hour])) expect(block).toContain(`--${name}:${colour}`)
  }
})

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})
