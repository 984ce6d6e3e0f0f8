import { DealsChart, type DealsChartProps } from './DealsChart.tsx'
import { QuartilesTable } from './QuartilesTable.tsx'

/** The chart with the table that says the same. */
export const DealsFigures = (props: DealsChartProps) => (
  <div>
    <DealsChart {...props} />
    <QuartilesTable deals={props.deals} />
  </div>
)
