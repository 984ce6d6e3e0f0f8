/** Shown if the error page itself fails: uses nothing that can fail, so English only. */
export function LastResort() {
  return (
    <html lang="en">
      <head>
        <title>Error</title>
      </head>
      <body>
        <main className="page section">
          <h1>An error occurred while showing the error page</h1>
          <p>
            <a className="link" data-reload href="/">
              Go back to home
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
