export default function Page() {
  return <h1>review-terms-page</h1>;
}
