export default function Page() {
  return <h1>publishing-guide-page</h1>;
}
