import { source } from '#platform/languages/source.ts'

/** How hard a journey or a visit is, from 1 to 5. */
export const fitnessWords = source('fitness', {
  level: '{level, select, 1 {Easy} 2 {Gentle} 3 {Moderate} 4 {Hard} 5 {Very hard, at altitude} other {}}',
})
