export default function Page() {
  return <h1>rewards-history-page</h1>;
}
