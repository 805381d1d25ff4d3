// Mutation testing of the rules that money hangs on, outside the ordinary tests: npm run mutants.
export default {
  mutate: [
    'features/pricing/packages/{price-package,package-lines,package-season}.ts',
    'features/pricing/{discounts/discounts,taxes,extras/extras,finish-price,child-share}.ts',
    'features/pricing/stays/price-stay.ts',
    'features/pricing/hires/{price-hire,hire-season,hire-facts}.ts',
    'features/bookings/{quotes/payment-schedule,quotes/tailored-quote,cancellation,booking}.ts',
    'features/payments/ledger.ts',
    'features/suppliers/costing/*.ts',
    'features/trips/{,changes/,checks/,pricing/,proposing/}*.ts',
    'features/proposals/{chosen-price,proposal-sale}.ts',
    'features/permits/rules/*.ts',
    'features/payables/{rules/*,follow/line-due}.ts',
    '!features/**/{*.test,*.server,tables}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'stryker-vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  htmlReporter: { fileName: 'test-results/mutants.html' },
  // Inside a folder that git, Biome and knip leave alone already.
  tempDirName: 'test-results/mutants',
  cleanTempDir: 'always',
  ignorePatterns: ['build', 'data', 'shots', 'public', 'test-results', '.react-router'],
  disableTypeChecks: false,
  // TypeScript 7 has no such API as Stryker would rewrite tsconfig.json with; ours names nothing outside and is copied as it is.
  tsconfigFile: 'none',
}
