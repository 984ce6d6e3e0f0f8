import { planRight } from '#server/slices/plan-right.ts'

export const scannerRights = [
  planRight({
    key: 'scans',
    group: 'collection',
    permission: 'app_scanner.cropper',
    covers: ['app_scanner.quality_assessment'],
    limit: 'scans',
    texts: {
      name: 'Scan pages: find, cut and measure the pieces',
      more: 'More scanned pages',
      amount: '{n, plural, one {# scanned page a month} other {# scanned pages a month}}',
      unlimited: 'Scanned pages without limit',
    },
  }),
]
